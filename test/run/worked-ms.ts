/** What this thread has worked, in milliseconds; what others do on the machine does not count. */
export function workedMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}
