import * as staff from './0001-staff.ts'
import * as sessions from './0002-sessions.ts'
import * as jobs from './0003-jobs.ts'
import * as history from './0004-history.ts'
import * as facts from './0005-facts.ts'
import * as posts from './0010-posts.ts'
import * as postSlugs from './0011-post-slugs.ts'
import * as categories from './0012-categories.ts'
import * as postLists from './0013-post-lists.ts'
import * as postSearch from './0014-post-search.ts'
import * as media from './0015-media.ts'
import * as mediaCopies from './0016-media-copies.ts'
import * as sessionDevice from './0040-session-device.ts'
import * as staffRemoved from './0041-staff-removed.ts'
import * as historyOfOne from './0042-history-of-one.ts'
import * as historyByTime from './0043-history-by-time.ts'

export const migrations = {
  '0001-staff': staff,
  '0002-sessions': sessions,
  '0003-jobs': jobs,
  '0004-history': history,
  '0005-facts': facts,
  '0010-posts': posts,
  '0011-post-slugs': postSlugs,
  '0012-categories': categories,
  '0013-post-lists': postLists,
  '0014-post-search': postSearch,
  '0015-media': media,
  '0016-media-copies': mediaCopies,
  '0040-session-device': sessionDevice,
  '0041-staff-removed': staffRemoved,
  '0042-history-of-one': historyOfOne,
  '0043-history-by-time': historyByTime,
}
