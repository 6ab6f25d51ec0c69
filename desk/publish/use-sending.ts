import { useEffect, useRef, useState } from 'react'
import type { OfIssue } from '#contract/desk/of-issue.ts'
import { type DeskUpload, listUploads, MAX_UPLOAD_BYTES } from '#contract/desk/uploads.ts'
import { call } from '../api/call.ts'
import { removeFile, sendFile } from '../api/send-file.ts'
import { useReload } from './use-publish.ts'

/** A file that this browser is sending. */
export interface SendingFile {
  name: string
  size: number
  sent: number
  fault?: 'too-large' | 'not-a-pdf' | 'failed'
}

/** Sends files one after the other, and continues uploads that were interrupted. */
export function useSending(issue: OfIssue, uploads: readonly DeskUpload[]) {
  const reload = useReload()
  const [files, setFiles] = useState<readonly SendingFile[]>([])
  const leaving = useRef(new AbortController())
  const queue = useRef(Promise.resolve())

  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const update = (name: string, change: Partial<SendingFile>) =>
    setFiles((all) => all.map((one) => (one.name === name ? { ...one, ...change } : one)))

  async function sendOne(file: File): Promise<void> {
    try {
      await sendAndReplace(file)
      setFiles((all) => all.filter(({ name }) => name !== file.name))
    } catch {
      update(file.name, { fault: 'failed' })
    }
    reload()
  }

  async function sendAndReplace(file: File): Promise<void> {
    const earlier = uploads.filter((one) => one.file_name === file.name)
    const continued = earlier.find(({ state, size }) => state === 'receiving' && size === file.size)
    const send = (id?: string) =>
      sendFile({
        ...{ file, issue, continued: id },
        onProgress: (sent) => update(file.name, { sent }),
        signal: leaving.current.signal,
      })
    let id = await send(continued?.id)
    // Another file of the same name and size was sent before: the two were mixed.
    if (continued && !(await isSame(file, issue, id))) {
      await removeFile(id)
      id = await send()
    }
    // A newer file replaces one of the same name.
    for (const one of earlier) if (one.id !== id && one !== continued) await removeFile(one.id)
  }

  function send(chosen: readonly File[]): void {
    const added = chosen
      .filter(({ name }) => !name.startsWith('.'))
      .map((file) => ({ file, fault: faultOf(file) }))
    const names = new Set(added.map(({ file }) => file.name))
    setFiles((all) => [
      ...all.filter(({ name }) => !names.has(name)),
      ...added.map(({ file: { name, size }, fault }) => ({
        name,
        size,
        sent: 0,
        ...(fault && { fault }),
      })),
    ])
    for (const { file, fault } of added) {
      if (!fault) queue.current = queue.current.then(() => sendOne(file))
    }
  }

  const forget = (name: string) => setFiles((all) => all.filter((one) => one.name !== name))
  return { files, send, forget }
}

async function isSame(file: File, issue: OfIssue, id: string): Promise<boolean> {
  const uploads = await call(listUploads, { query: issue })
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  const sha256 = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return uploads.some((one) => one.id === id && one.sha256 === sha256)
}

function faultOf({ name, size }: File): SendingFile['fault'] {
  if (!name.toLowerCase().endsWith('.pdf')) return 'not-a-pdf'
  return size > MAX_UPLOAD_BYTES ? 'too-large' : undefined
}
