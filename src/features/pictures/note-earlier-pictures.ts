import type { Changes } from '../../platform/db/changes.ts'
import { noteEarlierDocuments } from '../documents/write/note-earlier-documents.ts'
import { noteEarlierPosts } from '../posts/pictures/note-earlier-posts.ts'
import { housekeeping } from '../sessions/actor.ts'
import { notedAtFirstStart } from '../settings/database-began.ts'
import { isFirstTime } from '../settings/first-time.ts'

/** Notes, once in a database's life, where documents and posts from before there were notes show pictures. */
export const noteEarlierPictures = (changes: Changes): Promise<boolean> =>
  changes.transaction(async (db) => {
    if (!(await isFirstTime(db, notedAtFirstStart, changes.now()))) return false
    await noteEarlierDocuments(db, housekeeping)
    await noteEarlierPosts(db, housekeeping)
    return true
  })
