import type { Kysely } from 'kysely'

export async function up(db: Kysely<never>) {
  await db.schema
    .createIndex('attachments_submission')
    .on('attachments')
    .columns(['submissionId'])
    .execute()
}
