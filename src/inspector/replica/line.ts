import { Scenes } from './scenes.ts'
import type { Strand } from './strand.ts'

/** A strand, and what its moments look like. */
export class Line {
  readonly strand: Strand
  readonly scenes: Scenes

  constructor(strand: Strand) {
    this.strand = strand
    this.scenes = new Scenes(strand)
  }
}
