/** Every character beyond ASCII counts as a letter: that is how it stands in a log (contract §5). */
const letter = String.raw`a-z\x80-\uffff`
const atom = String.raw`[^<>()[\]\\.,;:@"\t-\r ]+`
const dotted = String.raw`${atom}(?:\.${atom})*`
const quoted = String.raw`"(?:[^"\\\r\n]|\\[^\r\n])+"`
const literal = String.raw`\[\d{1,3}(?:\.\d{1,3}){3}\]`
const labels = String.raw`(?:[${letter}\d-]+\.)+[${letter}]{2,}`

const emailAddress = new RegExp(`^(?:${dotted}|${quoted})@(?:${literal}|${labels})$`, 'i')

/**
 * Whether a text is an e-mail address [LGN-15 to LGN-20]: a local part of which dots are neither the
 * first, the last nor side by side, or a quoted one; then `@`; then four numbers of up to 3 digits in
 * square brackets or dotted labels of which the last has at least 2 letters. A text and its
 * placeholder in a log are judged alike.
 */
export function isEmailAddress(text: string): boolean {
  return emailAddress.test(text)
}
