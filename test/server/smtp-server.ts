import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Arrived = { from: string; to: string[]; raw: string; mail: Email }

type Behaviour =
  | 'accepting'
  | 'refusing'
  | 'failing'
  | 'hanging'
  | 'dying'
  | 'slow'
  | 'unknown mailbox'
  | 'refusing the sender'
  | 'refusing files'

/** A real SMTP server whose behaviour can be changed while it runs; all that it has taken is in `arrived`. */
export async function startSmtp() {
  const arrived: Arrived[] = []
  const seen: string[] = []
  const state = { behaviour: 'accepting' as Behaviour }
  const answer = (code: number, words: string) =>
    Object.assign(new Error(words), { responseCode: code })
  const options: SMTPServerOptions = {
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (state.behaviour === 'unknown mailbox') return done(answer(550, 'No such mailbox'))
      if (state.behaviour === 'refusing the sender')
        return done(answer(554, '5.7.1 Relay access denied'))
      done()
    },
    async onData(stream, session, done) {
      const raw = await buffer(stream)
      seen.push(/^message-id: (.+)$/im.exec(raw.toString('latin1'))?.[1] ?? '')
      if (state.behaviour === 'hanging') return
      if (state.behaviour === 'slow') await wait(4000)
      if (state.behaviour === 'refusing') return done(answer(554, 'Refused'))
      if (state.behaviour === 'refusing files' && raw.includes('Content-Disposition: attachment'))
        return done(answer(552, '5.3.4 Message too big'))
      if (state.behaviour === 'failing') return done(answer(451, 'Try again later'))
      const { mailFrom, rcptTo } = session.envelope
      arrived.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        raw: raw.toString('latin1'),
        mail: await PostalMime.parse(raw),
      })
      if (state.behaviour === 'dying') {
        for (const connection of server.connections)
          (connection as unknown as { _socket: { destroy: () => void } })._socket.destroy()
        return
      }
      done()
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as { port: number }
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every mail that came in whole. */
    arrived,
    /** The Message-ID of every mail that was handed over, taken or not. */
    seen,
    be(behaviour: Behaviour) {
      state.behaviour = behaviour
    },
  }
}
