import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

const packaged = '/usr/lib/postgresql'

/** The folder with `initdb` and `postgres`; undefined where there is none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(packaged) ? readdirSync(packaged) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))
  const folders = [
    ...newest.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  )
}

const nobody = '65534'

/**
 * Starts a PostgreSQL of its own on a socket in a folder of its own. It ends, and the folder goes, with this
 * process, however that ends.
 * @param bin where its programs lie
 * @returns how it is reached
 */
export async function startPostgres(bin: string): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'limelight-pg-'))
  const isRoot = process.getuid?.() === 0
  // PostgreSQL does not run as root
  if (isRoot) execFileSync('chown', [`${nobody}:${nobody}`, folder])
  const asOther = ['--reuid', nobody, '--regid', nobody, '--clear-groups']
  const script = `
    bin=$1 folder=$2
    "$bin/initdb" -D "$folder/data" -U limelight -A trust -E UTF8 --locale=C -N >/dev/null || exit 1
    "$bin/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -F >"$folder/log" 2>&1 &
    server=$!
    trap 'kill -INT $server; wait $server; rm -rf "$folder"' EXIT
    for attempt in $(seq 600); do
      test -S "$folder/.s.PGSQL.5432" && grep -q 'ready to accept' "$folder/log" && break
      sleep 0.05
    done
    echo ready
    read ended
  `
  const shell = ['sh', '-c', script, 'sh', bin, folder]
  const [program = '', ...args] = isRoot ? ['setpriv', ...asOther, ...shell] : shell
  // its input ends with this process, and with that the shell and the server
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], cwd: folder })
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`PostgreSQL did not start: ${code}`)))
    child.stdout.once('data', () => resolve())
  })
  child.unref()
  for (const stream of [child.stdin, child.stdout]) (stream as unknown as { unref(): void }).unref()
  return {
    url: `postgres://limelight@/postgres?host=${encodeURIComponent(folder)}`,
    stop: () => child.stdin.end(),
  }
}
