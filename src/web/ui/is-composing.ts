type Key = { isComposing: boolean; keyCode: number }

/**
 * Whether a key belongs to the input of a Japanese, Chinese or Korean word. Safari ends the composition before
 * it tells of the Enter that ended it, with key code 229: https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export const isComposing = ({ isComposing: is, keyCode }: Key) => is || keyCode === 229
