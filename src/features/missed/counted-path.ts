const longest = 300

/** Doors of other programs that are tried on every server, and files that only a thief asks for. */
const probes =
  /\/\.|\.(php\d?|aspx?|ashx|jsp|cgi|pl|env|sql|bak|old|ini|log|ya?ml|git|zip|tar|gz|rar|7z|exe|sh|db)(\/|$)|\/(wp|wordpress|wp-\w+|xmlrpc|cgi-bin|phpmyadmin|pma|mysql|adminer|vendor|actuator|solr|owa|autodiscover|boaform|hnap1|telescope|jenkins|struts\w*|geoserver|console|shell|setup|install|server-status|config|backup|debug|graphql|swagger\w*)(\/|$)/i

/** Files that belong to a page and are no page. */
const files =
  /\.(css|js|mjs|map|json|xml|txt|md|data|ico|png|jpe?g|gif|svg|webp|avif|bmp|woff2?|ttf|otf|eot|mp[34]|webm|webmanifest|rss|atom)$/i

/** What is nobody's page: the desk, its API, and addresses that are somebody's secret. */
const ours = /^\/(admin|api|preview|status|assets|drawings|media|fonts|locales|look|social)(\/|$)/i

const strange = /[\p{C}\p{Z}\\<>"'`{}|^;=*$@]|\.\.|\/\//u

/**
 * The path of a page that was missed, as it is counted; nothing for what is no page, tries doors, is longer
 * than an address should be, or may hold an email address.
 */
export function countedPath(url: string): string | undefined {
  const path = decoded(url.replace(/[?#].*$/, ''))
  if (path === undefined || path.length > longest || !path.isWellFormed()) return undefined
  if (strange.test(path) || probes.test(path) || files.test(path) || ours.test(path))
    return undefined
  const counted = path.toLowerCase().replace(/\/+$/, '')
  return counted === '' ? undefined : counted
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
