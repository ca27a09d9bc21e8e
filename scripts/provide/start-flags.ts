/** How `npm start` has node begin (docs/operations.md says why); package.json says the same once more. */
export const nodeFlags = [
  '--max-semi-space-size=2',
  '--heap-growing-percent=50',
  '--no-parallel-scavenge',
]

export const memorySettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '4194304',
}
