import { findPictures } from '../../media/find-pictures.ts'
import type { Post } from '../post-schema.ts'
import { pictureAt, picturesIn } from '../render/show-pictures.ts'
import type { Db } from '../../../platform/db/tables.ts'

const mostOfAPost = 100

/** Each post with the pictures of ours that it shows, so that a page can leave room for them. */
export async function withPictures(db: Db, posts: Post[]): Promise<Post[]> {
  const shown = posts.map(idsOf)
  const found = await findPictures(db, [...new Set(shown.flat())])
  return posts.map((post, place) => {
    const pictures = shown[place]!.flatMap((id) => found.get(id) ?? [])
    return pictures.length > 0 ? { ...post, pictures } : post
  })
}

function idsOf({ thumbnail, content }: Post): string[] {
  const own = pictureAt(thumbnail)
  const ids = new Set([...(own ? [own] : []), ...picturesIn(content)])
  return [...ids].slice(0, mostOfAPost)
}
