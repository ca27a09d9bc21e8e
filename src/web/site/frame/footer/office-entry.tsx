import { Drawing } from '../../../ui/drawing/drawing.tsx'
import type { FrameData } from '../frame-data.ts'

type OfficeEntryProps = { office: FrameData['offices'][number] }

export function OfficeEntry({ office }: OfficeEntryProps) {
  const { name, lines, hours, drawing, dimmed, long } = office
  return (
    <div className={dimmed ? 'office office-dimmed' : 'office office-main'}>
      {drawing && <Drawing of={drawing} />}
      <div>
        <h2 className="subhead" data-long={long}>
          {name}
        </h2>
        <address>
          {lines.map((line) => (
            <span key={line} className="office-line">
              {line}
            </span>
          ))}
        </address>
        {hours && <p className="office-hours fact">{hours}</p>}
      </div>
    </div>
  )
}
