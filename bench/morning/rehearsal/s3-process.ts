import { startS3 } from '#test-support/s3.ts'

/** The S3 server of the tests in a process of its own, so that its CPU time is known. */
const s3 = await startS3()
process.send?.(s3.settings)
process.once('disconnect', () => process.exit())
