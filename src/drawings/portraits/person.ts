export interface Person {
  /** Turns of the head, in radians. */
  yaw: number
  pitch: number
  faceWidth: number
  shoulders: number
  neck: number
  hair: 'bun' | 'short' | 'bald' | 'bob'
  /** Brightness from 0 to 1. */
  cloth: number
  skin: number
  lips: number
  glasses?: 'square' | 'round'
  collar?: boolean
  drape?: boolean
  beard?: boolean
  moustache?: boolean
  bindi?: boolean
}

export const people = {
  'leader-1': {
    yaw: 0.38,
    pitch: -0.03,
    faceWidth: 0.66,
    shoulders: 1.25,
    neck: 0.28,
    hair: 'bun',
    cloth: 0.62,
    skin: 0.8,
    lips: 0.34,
    drape: true,
    bindi: true,
  },
  'leader-2': {
    yaw: -0.42,
    pitch: 0.02,
    faceWidth: 0.7,
    shoulders: 1.5,
    neck: 0.36,
    hair: 'short',
    cloth: 0.3,
    skin: 0.8,
    lips: 0.5,
    glasses: 'square',
    collar: true,
    beard: true,
  },
  'leader-3': {
    yaw: 0.3,
    pitch: 0,
    faceWidth: 0.74,
    shoulders: 1.55,
    neck: 0.38,
    hair: 'bald',
    cloth: 0.6,
    skin: 0.7,
    lips: 0.5,
    collar: true,
    moustache: true,
  },
  'leader-4': {
    yaw: -0.34,
    pitch: -0.02,
    faceWidth: 0.67,
    shoulders: 1.25,
    neck: 0.29,
    hair: 'bob',
    cloth: 0.34,
    skin: 0.86,
    lips: 0.36,
    glasses: 'round',
  },
} satisfies Record<string, Person>

export type PersonId = keyof typeof people
