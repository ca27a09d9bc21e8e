/** Tags that may stand within a word; whatever else begins or ends parts two of them. */
export const inlineTags =
  /<\/?(?:a|abbr|b|cite|code|del|dfn|em|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var)\b[^>]*>/gi
