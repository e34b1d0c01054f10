/** The smaller build of hls.js: without subtitles, other languages and protected streams. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
