import { purifyPost } from '../../../../site/insights/html/purify-post.ts'
import { htmlOfTree } from '../../document/post-html-text.ts'
import { treeOfDom } from '../dom-tree.ts'

/** HTML from elsewhere as a tree, with nothing in it that a post may not have. */
export const treeFromSource = (source: string) => treeOfDom(purifyPost(source))

/** HTML as somebody typed it, as the editor can read it: well nested, and nothing in it that a post may not have. */
export const htmlFromSource = (source: string) => htmlOfTree(treeFromSource(source))
