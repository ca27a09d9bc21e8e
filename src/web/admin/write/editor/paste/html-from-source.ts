import { purifyPost } from '../../../../site/insights/html/purify-post.ts'
import { htmlOfTree } from '../../document/post-html-text.ts'
import { treeOfDom } from '../dom-tree.ts'

/** HTML as somebody typed it, as the editor can read it: well nested, and nothing in it that a post may not have. */
export const htmlFromSource = (source: string) => htmlOfTree(treeOfDom(purifyPost(source)))
