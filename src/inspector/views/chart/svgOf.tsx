import { renderToStaticMarkup } from 'react-dom/server'
import type { Colours } from '../colours.ts'
import { ArrowDrawing, FrameDrawing, LabelDrawing, StateWords } from './drawing.tsx'
import type { Marks } from './marks.ts'
import type { Picture } from './pictureOf.ts'

const margin = 24
const mono = "ui-monospace, 'SF Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace"

/**
 * A picture as a file of its own.
 * @param title what it is called
 * @param description what it shows, for those who do not see it
 */
export function svgOf(
  { width, height, boxes, arrows }: Picture,
  look: { marks: Marks; colours: Colours },
  { title, description }: { title: string; description: string },
): string {
  const [outerWidth, outerHeight] = [Math.ceil(width + 2 * margin), Math.ceil(height + 2 * margin)]
  return renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={outerWidth}
      height={outerHeight}
      viewBox={`${-margin} ${-margin} ${outerWidth} ${outerHeight}`}
      fontFamily={mono}
      role="img"
      aria-labelledby="title description"
    >
      <title id="title">{title}</title>
      <desc id="description">{description}</desc>
      <rect x={-margin} y={-margin} width="100%" height="100%" fill={look.colours.surface} />
      {boxes.map((box) => (
        <g key={box.id} data-state={box.id} transform={`translate(${box.x} ${box.y})`}>
          <FrameDrawing box={box} {...look} />
        </g>
      ))}
      {arrows.map((arrow) => (
        <ArrowDrawing key={arrow.id} arrow={arrow} {...look} />
      ))}
      {boxes.map((box) => (
        <g key={box.id} transform={`translate(${box.x} ${box.y})`}>
          <StateWords box={box} {...look} />
        </g>
      ))}
      {arrows.map((arrow) => (
        <g
          key={arrow.id}
          data-arrow={arrow.id}
          transform={`translate(${arrow.label.x} ${arrow.label.y})`}
        >
          <LabelDrawing arrow={arrow} {...look} />
        </g>
      ))}
    </svg>,
  )
}
