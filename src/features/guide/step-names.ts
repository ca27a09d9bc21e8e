export const stepNames = ['name', 'look', 'contacts', 'people', 'services', 'news'] as const

export type StepName = (typeof stepNames)[number]
