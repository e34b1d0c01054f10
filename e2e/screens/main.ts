import { mkdir, rm, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../../scripts/chromium.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { controlOf } from '../support/control.ts'
import { startServer } from '../support/server.ts'
import { openStudio } from './camera.ts'
import { scenes } from './scenes.ts'
import { contactSheet, type Shot } from './sheet.ts'

const usage = 'usage: npm run screens -- [--only PATTERN] [--width 390,768,1440] [--theme dark]'
const folder = inRoot('.screens')

interface Choice {
  only: RegExp
  widths: number[]
  themes: ('light' | 'dark')[]
}

function readChoice(): Choice {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string', default: '390,768,1440' },
      theme: { type: 'string', default: 'light,dark' },
    },
  })
  const widths = values.width.split(',').map(Number)
  const themes = values.theme.split(',')
  if (!widths.every((width) => width >= 320)) throw new Error(`--width: ${values.width}`)
  if (!themes.every((theme) => theme === 'light' || theme === 'dark')) {
    throw new Error(`--theme: ${values.theme}`)
  }
  return { only: new RegExp(values.only, 'i'), widths, themes: themes as Choice['themes'] }
}

/** @returns exit code: 1 when a page complained of something */
async function takeAll({ only, widths, themes }: Choice): Promise<number> {
  const chosen = scenes.filter(({ name }) => only.test(name))
  if (chosen.length === 0) throw new Error(`--only: no screen is called ${only.source}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  const shots: Shot[] = []
  try {
    for (const width of widths) {
      const studio = await openStudio(browser, server, { width, themes, folder })
      for (const [index, scene] of chosen.entries()) {
        const taken = await studio.take(scene)
        shots.push(...taken)
        const complaints = taken.flatMap((shot) => shot.complaints)
        console.log(`${width} px  ${index + 1}/${chosen.length}  ${scene.name}`)
        for (const complaint of complaints) console.log(`    ${complaint}`)
      }
      await studio.close()
    }
    const { violations } = await controlOf(server).received()
    return await conclude(shots, chosen, violations)
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function conclude(
  shots: readonly Shot[],
  chosen: readonly { name: string }[],
  violations: readonly { directive: string; blocked: string; page: string }[],
): Promise<number> {
  const rank = new Map(chosen.map(({ name }, index) => [name, index]))
  const sorted = shots.toSorted((a, b) => (rank.get(a.scene) ?? 0) - (rank.get(b.scene) ?? 0))
  await writeFile(`${folder}/index.html`, contactSheet(sorted))
  const unhappy = sorted.filter(({ complaints }) => complaints.length > 0)
  for (const { scene, width, complaints } of unhappy) {
    console.log(`${scene} at ${width} px: ${complaints.join(' | ')}`)
  }
  for (const { directive, blocked, page } of violations) {
    console.log(`refused by ${directive}: ${blocked} on ${page}`)
  }
  const sum = `${shots.length} pictures, ${unhappy.length} with complaints`
  console.log(`${sum}, ${violations.length} policy violations: see .screens/index.html`)
  return unhappy.length + violations.length > 0 ? 1 : 0
}

try {
  process.exitCode = await takeAll(readChoice())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 2
}
