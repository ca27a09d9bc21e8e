/** Not the part of a mail address behind its @, and not names such as Node.js, ASP.NET and Socket.io. */
const bare =
  /(?<![@\w.-])(?:[\w-]+\.)+(?:[a-z]{2,}\/[^\s<>"']+|(?:com|org|info|biz|shop|store|site|online|xyz|top|club)\b)/
const whole = /\b(?:https?:\/\/|www\.)[^\s<>"']+/
const addresses = new RegExp(`${whole.source}|${bare.source}`, 'gi')
const markedUpLink = /<a\s[^>]*href|\[url[=\]]|\[link[=\]]/i

/** From how many addresses on a message is rather an advertisement. */
const tooMany = 3

/** What in a message is written by those who sell links, rarely by those who ask for help. */
export function doubtsAbout(message: string): string[] {
  const count = new Set(message.match(addresses)?.map((one) => one.toLowerCase())).size
  return [
    ...(count >= tooMany ? ['many-links'] : []),
    ...(markedUpLink.test(message) ? ['html-link'] : []),
  ]
}
