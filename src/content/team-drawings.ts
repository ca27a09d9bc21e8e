export type TeamDrawing = {
  /** As a job names its team; however it's capitalised. */
  team: string
  drawing: string
  /** Goes on from 'The part you’d own:'. */
  owns: string
}

/** What each team runs, drawn, with the part that someone new would own. A job of another team has no drawing. */
export const teamDrawings: TeamDrawing[] = [
  {
    team: 'Payments',
    drawing: 'team-payments',
    owns: 'the wall each release has to pass before it meets a payment.',
  },
  {
    team: 'Model gate',
    drawing: 'team-model-gate',
    owns: 'the barrier that holds a model until every group passes.',
  },
  {
    team: 'Clinic software',
    drawing: 'team-clinic-software',
    owns: 'the screen on the medicine cart, with the line up or down.',
  },
  {
    team: 'Platform',
    drawing: 'team-platform',
    owns: 'the live deck, and the handover that keeps it up.',
  },
  {
    team: 'Drawing office',
    drawing: 'team-drawing-office',
    owns: 'the sheet that has to agree with what’s running.',
  },
]
