import type { FirstAdministrator } from './features/staff/create-first-administrator.ts'

/** The few lines that a person at the terminal needs. */
export function printStartBanner(
  address: string,
  siteUrl: string,
  administrator: FirstAdministrator | undefined,
) {
  const lines = [`Foyer is open: ${address}`]
  if (new URL(siteUrl).origin !== new URL(address).origin)
    lines.push(`Visitors see it as ${siteUrl}`)
  lines.push(`The desk:      ${address}/admin`)
  if (administrator?.password)
    lines.push(
      `Log in with:   ${administrator.email}`,
      `Password:      ${administrator.password}   (shown this once; keep it)`,
    )
  else if (administrator) lines.push(`Log in with:   ${administrator.email} and ADMIN_PASSWORD`)
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}
