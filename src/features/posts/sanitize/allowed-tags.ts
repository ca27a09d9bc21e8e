/** The elements that the content of a post may be made of, on the server and in the browser. */
export const allowedTags = [
  'h2 h3 h4 h5 h6 p br hr blockquote pre figure figcaption ul ol li dl dt dd details summary',
  'table caption thead tbody tfoot tr th td',
  'a img code strong b em i u s small mark kbd samp var abbr dfn cite q time del ins sup sub',
].flatMap((names) => names.split(' '))
