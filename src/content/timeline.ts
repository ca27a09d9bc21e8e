export type TimelineEntry = {
  year: number
  people: string
  text: string
  drawing: string
}

export const timeline: TimelineEntry[] = [
  {
    year: 2018,
    people: '9 people',
    text: 'Nine engineers leave product jobs, take over a drawing office registered in 2009, and rent a room in Baner.',
    drawing: 'year-2018',
  },
  {
    year: 2019,
    people: '31 people',
    text: 'First bank. First rule: no build without a drawing.',
    drawing: 'year-2019',
  },
  {
    year: 2020,
    people: '74 people',
    text: 'Fully remote in four days; a clinic network goes live in May.',
    drawing: 'year-2020',
  },
  {
    year: 2021,
    people: '160 people',
    text: 'The Patna studio opens with 22 graduates.',
    drawing: 'year-2021',
  },
  {
    year: 2022,
    people: '340 people',
    text: 'Data practice. The first model gate stops a bad release.',
    drawing: 'year-2022',
  },
  {
    year: 2023,
    people: '690 people',
    text: 'An office in Austin; follow-the-sun support begins.',
    drawing: 'year-2023',
  },
  {
    year: 2024,
    people: '1000+ people',
    text: 'A thousand people, and still one drawing per system.',
    drawing: 'year-2024',
  },
]
