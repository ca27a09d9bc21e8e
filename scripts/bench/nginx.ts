import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { freePort } from '../../test/server/free-port.ts'

/** One nginx worker that serves these bytes from disk, compressed beforehand. */
export async function startNginx(gzipped: Buffer) {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-nginx-'))
  const port = await freePort()
  writeFileSync(join(directory, 'index.html'), gunzipSync(gzipped))
  writeFileSync(join(directory, 'index.html.gz'), gzipped)
  writeFileSync(join(directory, 'nginx.conf'), configuration(directory, port))
  const child = spawn('nginx', ['-p', directory, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: 'inherit',
  })
  child.on('error', () => {
    console.error('The reference needs nginx and wrk: apt-get install nginx-light wrk')
    process.exit(1)
  })
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).catch(() => undefined))) await wait(50)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await new Promise((resolve) => child.once('exit', resolve))
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const configuration = (directory: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
daemon off;
pid ${directory}/nginx.pid;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${directory};
    gzip_static on;
  }
}
`
