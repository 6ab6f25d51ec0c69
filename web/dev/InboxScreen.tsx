import { useQuery } from '@tanstack/react-query'
import { type InboxMessage, readAttachment, readInbox } from '#contract/dev.ts'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ScreenTitle } from '#ui/ScreenTitle.tsx'
import { call } from '../api/call.ts'
import { urlOf } from '../api/route-url.ts'
import { Frame } from '../frame/Frame.tsx'
import styles from './inbox-screen.module.css'
import { useDevT } from './use-dev-t.ts'

/** Stands in for the reader's phone and mailbox while nothing is really sent. */
export function InboxScreen() {
  const t = useDevT()
  const inbox = useInbox()
  return (
    <Frame title={t('Inbox')}>
      <div className={styles.page}>
        <ScreenTitle>{t('Inbox')}</ScreenTitle>
        <p>{t('Codes and e-mails that would have been sent, newest first.')}</p>
        {inbox.isPending && <Notice>{t('Loading...')}</Notice>}
        {inbox.isError && <Notice tone="error">{t('Oops! Something went wrong.')}</Notice>}
        {inbox.data?.messages.length === 0 && (
          <Notice tone="empty" icon="mail">
            {t('Nothing has been sent yet.')}
          </Notice>
        )}
        <ul className={styles.messages}>
          {inbox.data?.messages.map((message) => (
            <Message key={`${message.at} ${message.to} ${message.text}`} message={message} />
          ))}
        </ul>
      </div>
    </Frame>
  )
}

function Message({ message }: { message: InboxMessage }) {
  return (
    <li className={styles.message}>
      <p className={styles.envelope}>
        <Icon name={message.channel === 'sms' ? 'phone' : 'mail'} />
        <span>{message.to}</span>
        <time dateTime={message.at}>{new Date(message.at).toLocaleTimeString('en-IN')}</time>
      </p>
      {message.subject && <p className={styles.subject}>{message.subject}</p>}
      <p className={styles.text}>{message.text}</p>
      {message.attachments?.map(({ id, name }) => (
        <p key={id} className={styles.attachment}>
          <Icon name="download" />
          <a href={urlOf(readAttachment, { params: { id } })}>{name}</a>
        </p>
      ))}
    </li>
  )
}

/** The messages that would have been sent. Polled, because the user waits for a code. */
function useInbox() {
  return useQuery({
    queryKey: ['inbox'],
    queryFn: () => call(readInbox, { query: {} }),
    refetchInterval: 2000,
  })
}
