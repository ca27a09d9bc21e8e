const units = /(\d*\.?\d+)vw\b/g

/**
 * The styles of this page as they would be on a page as wide as a box: what asks for the width of
 * the window asks for that of the box. For a shadow root, where `:root` and `body` are `.preview-page`.
 */
export function stylesForBox(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  const sheets = [...document.styleSheets].flatMap(rulesOf)
  sheet.replaceSync(sheets.map(textOf).join('\n'))
  return sheet
}

/** None of a sheet that did not come: nobody may read it. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

function textOf(rule: CSSRule): string {
  if (rule instanceof CSSFontFaceRule || rule instanceof CSSImportRule) return ''
  if (rule instanceof CSSStyleRule) {
    const rest = rule.cssText.slice(rule.selectorText.length)
    return `${inBox(rule.selectorText)}${rest.replace(units, '$1cqw')}`
  }
  if (rule instanceof CSSMediaRule) {
    const asked = rule.conditionText.replace(/^(screen|all) and /, '')
    if (!/width/.test(asked)) return around(`@media ${rule.conditionText}`, rule)
    return asked.startsWith('print') ? '' : around(`@container ${asked}`, rule)
  }
  if (rule instanceof CSSLayerBlockRule) return around(`@layer ${rule.name}`, rule)
  if (rule instanceof CSSSupportsRule) return around(`@supports ${rule.conditionText}`, rule)
  return rule.cssText
}

const around = (head: string, { cssRules }: CSSGroupingRule) =>
  `${head} {\n${[...cssRules].map(textOf).join('\n')}\n}`

/** What stands at the root must stand inside the box, or the box could not be asked for its width. */
const inBox = (selector: string) =>
  selector
    .replaceAll(':root', '.preview-page')
    .replace(/(^|[\s,>])body(?=$|[\s,:>.])/g, '$1.preview-page')
