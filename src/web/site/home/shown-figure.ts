/** 1000 stays 1000; 1,000,000 in millions is '1.0 M'. */
export function shown(value: number, shownAs: 'whole' | 'millions'): string {
  return shownAs === 'millions' ? `${(value / 1_000_000).toFixed(1)} M` : String(value)
}
