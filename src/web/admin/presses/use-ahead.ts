import { useLayoutEffect, useState } from 'react'

/** Where one has asked to be: keys are pressed faster than a place that stands in the address changes. */
export class Ahead<Position> {
  #place: Position
  #asked: Position[] = []

  constructor(place: Position) {
    this.#place = place
  }

  get place(): Position {
    return this.#asked.at(-1) ?? this.#place
  }

  ask(place: Position) {
    this.#asked.push(place)
  }

  /** A place that nobody asked for here, such as that of Back, takes away what was asked before. */
  arrive(place: Position) {
    const at = this.#asked.indexOf(place)
    const isLast = place === this.#asked.at(-1)
    this.#asked = at < 0 || isLast ? [] : this.#asked.slice(at + 1)
    this.#place = place
  }
}

export function useAhead<Position>(place: Position): Ahead<Position> {
  const [ahead] = useState(() => new Ahead(place))
  useLayoutEffect(() => ahead.arrive(place), [ahead, place])
  return ahead
}
