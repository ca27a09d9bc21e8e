type Step = { title: string; text: string }

/** Steps with their numbers in large type. */
export function ProductSteps({ heading, steps }: { heading: string; steps: Step[] }) {
  return (
    <section className="section">
      <div className="frame ruled product-how">
        <h2 className="head">{heading}</h2>
        <ol className="product-steps">
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
