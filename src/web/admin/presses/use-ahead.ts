import { useLayoutEffect, useState } from 'react'

/** Where one has asked to be: keys are pressed faster than a place that stands in the address changes. */
export class Ahead<Place> {
  #place: Place
  #asked: Place[] = []

  constructor(place: Place) {
    this.#place = place
  }

  get place(): Place {
    return this.#asked.at(-1) ?? this.#place
  }

  ask(place: Place) {
    this.#asked.push(place)
  }

  /** A place that nobody asked for here, such as that of Back, takes away what was asked before. */
  arrive(place: Place) {
    const at = this.#asked.indexOf(place)
    const isLast = place === this.#asked.at(-1)
    this.#asked = at < 0 || isLast ? [] : this.#asked.slice(at + 1)
    this.#place = place
  }
}

export function useAhead<Place>(place: Place): Ahead<Place> {
  const [ahead] = useState(() => new Ahead(place))
  useLayoutEffect(() => ahead.arrive(place), [ahead, place])
  return ahead
}
