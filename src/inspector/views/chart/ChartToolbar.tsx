import { useReactFlow } from '@xyflow/react'
import { Button } from 'react-aria-components/Button'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import type { Chart } from '../../replica.chart.types.ts'
import toolbar from '../core/Toolbar.module.css'
import { showAll } from './ChartPicture.tsx'
import { ChartSearch } from './ChartSearch.tsx'
import style from './ChartToolbar.module.css'
import { motion } from './following.ts'
import type { Picture } from './pictureOf.ts'

interface Props {
  chart: Chart
  picture: Picture | undefined
  isCovered: boolean
  onCover(isCovered: boolean): void
  hasOutline: boolean
  onOutline(hasOutline: boolean): void
  onExpandAll(): void
  onCollapseAll(): void
  onFind(id: string): void
  onExport(): void
}

const button = { className: toolbar.button ?? '' }

/** What can be done with a chart's picture. */
export function ChartToolbar({ chart, picture, ...props }: Props) {
  const flow = useReactFlow()
  return (
    <div className={toolbar.bar}>
      <ChartSearch chart={chart} onFind={props.onFind} />
      <Toolbar className={toolbar.tools ?? ''} aria-label="Picture">
        <Button {...button} aria-label="Zoom out" onPress={() => flow.zoomOut(motion())}>
          −
        </Button>
        <Button {...button} aria-label="Zoom in" onPress={() => flow.zoomIn(motion())}>
          +
        </Button>
        <Button {...button} isDisabled={!picture} onPress={() => picture && showAll(flow, picture)}>
          Fit
        </Button>
        <span className={style.gap} />
        <Button {...button} onPress={props.onExpandAll}>
          Expand
        </Button>
        <Button {...button} onPress={props.onCollapseAll}>
          Collapse
        </Button>
        <span className={style.gap} />
        <ToggleButton {...button} isSelected={props.isCovered} onChange={props.onCover}>
          Coverage
        </ToggleButton>
        <ToggleButton {...button} isSelected={props.hasOutline} onChange={props.onOutline}>
          Outline
        </ToggleButton>
        <Button {...button} isDisabled={!picture} onPress={props.onExport}>
          Save SVG
        </Button>
      </Toolbar>
    </div>
  )
}
