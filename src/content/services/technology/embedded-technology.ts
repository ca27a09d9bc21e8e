import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'embedded',
  title: 'Embedded',
  metaTitle: 'Embedded firmware that always boots | Naksha',
  description:
    'Firmware for devices no one revisits: RTOS deadlines measured, over-the-air updates with A/B slots and rollback, power budgets kept and a test bench.',
  lead: 'Firmware for devices no one will visit again. Every unit keeps one image known to boot, and a bench with real hardware passes judgement on every commit.',
  facts: [
    { label: 'Team', value: '2 firmware engineers, 1 hardware test engineer' },
    { label: 'Length', value: '16 weeks to a field trial of 50 units' },
    { label: 'Runs on', value: 'Cortex-M, RISC-V or ESP32; Zephyr, FreeRTOS, Linux' },
    { label: 'Starts from', value: '₹ 41 lakh (US$ 46,500)' },
  ],
  problem: {
    heading: 'A ladder is an expensive debugging tool.',
    text: [
      'On your desk the supply is clean and the access point is two metres away. In the field a pump motor starts, the rail dips to 2.6 V in the middle of a flash write, and half a page gets stored. The unit restarts into that half page. Now it needs a person, a van and a ladder: about ₹ 2,800 a visit (US$ 32). Three per cent of 10,000 units is ₹ 8.4 lakh for one bad release.',
      'Anyone who makes meters, pumps, chargers or monitors knows the kind: firmware grown from a vendor example, a main loop with delays in it, an update that overwrites the running image, and a test plan that consists of Ravi.',
      'We don’t compromise on the boot path. An application can crash, hang or misread a sensor, and the next image mends it, provided the device can always fetch one. So the loader is small, signed, seldom changed, and abused on the bench before the first unit ships.',
    ],
  },
  stepsHeading: 'With the cover off.',
  steps: [
    {
      title: 'Read the board',
      weeks: 'Weeks 1–2',
      text: 'Schematic, errata sheet, current profile, reset causes from the field. We read the errata before the datasheet.',
      result: 'A drawing of rails, clocks and memory, with the three faults we expect.',
    },
    {
      title: 'Build the bench',
      weeks: 'Weeks 2–5',
      text: 'Your board, a programmable supply, a current probe, a radio in a shielded box and a relay on each wire.',
      result: 'A rack that flashes and tests every commit in under twenty minutes.',
    },
    {
      title: 'Boot chain first',
      guards: true,
      weeks: 'Weeks 4–7',
      text: 'Two slots, signature check, trial boot, confirmation, return. Development and production keys are kept apart.',
      result: 'A loader that has survived 1,000 power cuts at random moments.',
    },
    {
      title: 'Application',
      weeks: 'Weeks 6–12',
      text: 'Drivers behind interfaces, so most of the logic gets tested on a PC. Tasks with stated deadlines, stacks with measured margins.',
      result: 'Firmware with a timing table and a current budget, each line measured.',
    },
    {
      title: 'Abuse it',
      weeks: 'Weeks 12–14',
      text: 'Brown-outs, −20 to 60 °C, a clock that drifts, a network that lies, a full flash.',
      result: 'A fault report with traces and repairs.',
    },
    {
      title: 'Fifty in the field',
      weeks: 'Weeks 15–16',
      text: 'Real sites, remote logs, and two updates sent on purpose. One of them is broken.',
      result: 'Fifty units that recovered from a bad image on their own.',
    },
  ],
  cardsHeading: 'Five measurements before mass production.',
  cards: [
    {
      slug: 'updates-with-two-slots',
      title: 'Updates with two slots',
      summary: 'A/B images, a trial boot, a health check, and a return nobody has to order.',
      description:
        'Over-the-air firmware updates with A/B slots: signed images, trial boot, health checks before confirming, automatic rollback, delta size, staged rollout.',
      lead: 'An update is a transplant performed by the patient. It needs a second heart until you know the new one beats.',
      figure: { value: '480 kB → 40 kB', label: 'for an update over NB-IoT' },
      parts: [
        {
          heading: 'The sequence',
          text: [
            'The device downloads into the idle slot while it works, resuming after a lost link, and checks hash and signature there. It marks the slot for a trial and restarts. The loader, MCUboot on most of our microcontrollers, starts the new image once. If that image doesn’t confirm itself, the next restart goes back to the old one. Nobody decides; that’s the default.',
          ],
        },
        {
          heading: 'What “healthy” means',
          text: [
            'Confirming in the first line of main defeats the purpose. Our images confirm once they’ve read each sensor, reached the server and downloaded a small test object, because the one ability an update must never lose is the ability to update. The watchdog runs from the loader onwards, so a hang in early start-up counts as a failure too.',
          ],
        },
        {
          heading: 'The fleet',
          text: [
            'One per cent of units for a day, then ten, then the rest, spread over hours so they don’t all call at noon. The rollout stops by itself when confirmations fall under 99.5%. Delta images cut a 480 kB transfer to some 40 kB on NB-IoT, at the price of knowing exactly what each unit runs. Settings carry a schema version the old image can read too, or the return would boot into nonsense.',
          ],
        },
      ],
    },
    {
      slug: 'power-budget',
      title: 'A power budget that adds up',
      summary: 'Microamps asleep, millijoules per message, and ten years checked with a probe.',
      description:
        'Battery life worked out and measured: sleep current, charge per report, self-discharge, usable capacity, cold starts, and a current limit in the build.',
      lead: 'A ten-year battery is a sum with five lines. Most broken promises forgot the third.',
      figure: { value: '11.5 years', label: 'from one cell, added up and measured with the probe' },
      parts: [
        {
          heading: 'Five lines',
          text: [
            'A sensor that reports over LoRaWAN every fifteen minutes sends 96 messages a day. Measured with the probe, each takes 11 mA·s, transmitter and receive windows included. That’s 107 mAh a year. Sleeping at 4 µA adds 35. Self-discharge of a 2,400 mAh lithium thionyl chloride cell, at one per cent, adds 24. Together that’s 166 mAh a year. With 80% of the capacity usable, the device lives eleven and a half years.',
            'Then comes the cold. At −20 °C the cell’s voltage sags under a 40 mA pulse, and the brown-out detector restarts the unit, which joins the network again and spends a month’s energy in an afternoon. A capacitor of a few hundred microfarads costs less than the theory that explains it.',
          ],
        },
        {
          heading: 'Where the current goes',
          text: [
            'A pull-up on a line held low. A sensor with a standby in its datasheet and a library that never enters it. A debug port left clocked: on many parts, deep sleep with a probe attached isn’t deep. A regulator whose quiescent current exceeds the processor’s.',
          ],
        },
        {
          heading: 'On every commit',
          text: [
            'The bench records a full duty cycle for each commit and integrates it. Go more than 3% over budget and the build fails, with the trace attached. The engineer who woke the radio twice finds out before lunch.',
          ],
        },
      ],
    },
    {
      slug: 'deadlines-on-an-rtos',
      title: 'Deadlines on an RTOS',
      summary: 'Priorities with reasons, worst cases measured, and a watchdog that asks everyone.',
      description:
        'Real-time firmware on Zephyr or FreeRTOS: rate-monotonic priorities, measured worst cases, priority inversion, stack margins and a supervised watchdog.',
      lead: 'Real time means on time, every time. A fast average proves nothing about the one pulse you missed.',
      figure: { value: '69%', label: 'of the processor is as far as the easy proof goes' },
      parts: [
        {
          heading: 'Who goes first',
          text: [
            'Periodic tasks get priorities by rate, the shortest period highest. The bound of Liu and Layland guarantees deadlines up to about 69% of the processor for many tasks; beyond it we do the response-time analysis, with blocking included. Interrupt handlers take a timestamp, move a byte and leave. Most of our designs end up with five to eight tasks. Thirty tasks is usually a state machine no one drew.',
          ],
        },
        {
          heading: 'The two classic traps',
          text: [
            'Priority inversion: a low task holds a lock, a middle task runs, a high task waits. So we use mutexes with priority inheritance for anything shared, and never binary semaphores for exclusion. Unbounded time: allocation from a heap, printing over a blocking serial port, or a flash erase that stalls the bus for 40 ms. So memory is reserved at start-up, logs go through a ring buffer, and we schedule the erasing.',
          ],
        },
        {
          heading: 'Measured margins',
          text: [
            'Worst cases come from trace hardware under load, with caches cold and every interrupt firing, and carry a stated margin. We read stack high-water marks after the abuse tests; under 25% spare is a fault. A supervisor feeds the hardware watchdog, and only when every task has reported within its own deadline. Feed it from a timer interrupt and it guards the timer.',
          ],
        },
      ],
    },
    {
      slug: 'a-bench-that-proves-it',
      title: 'A bench that proves it',
      summary: 'Hardware in the loop, on every commit, with a relay on every wire.',
      description:
        'Hardware-in-the-loop testing for firmware: three layers of tests, simulated sensors, random power cuts, radio in a box, and traces kept with each build.',
      lead: 'The bench costs about as much as 115 visits with a ladder. Most have paid for themselves before the product ships.',
      figure: { value: '200', label: 'power cuts a night, at a random microsecond each' },
      parts: [
        {
          heading: 'The layers',
          text: [
            'We compile the logic for a PC and test it there in seconds, with sanitizers a microcontroller can’t run. Drivers and start-up run in an emulator such as Renode or QEMU. What remains, timing, current, radio and power, needs the board. The first two layers catch about nine faults in ten. The third catches the ones your customer would have met.',
          ],
        },
        {
          heading: 'The rack',
          text: [
            'Four units of each hardware revision, since revisions differ in ways the bill of materials won’t tell you. A supply that can sag to any voltage for any millisecond. A board in place of the sensors that plays back recorded pulses, CAN frames or a Modbus slave with bad manners. The radio sits in a shielded box behind a step attenuator. The lot fits on one shelf and costs ₹ 3.2 lakh (US$ 3,600).',
          ],
        },
        {
          heading: 'Random cuts',
          text: [
            'During the nightly update test we cut the power at a random microsecond, some 200 times. A thousand cuts without a dead unit bounds the true failure rate below 0.3% at 95% confidence, by the rule of three, so we keep going until the bound suits the size of your fleet. Every run stores its seed, its trace and its current profile beside the image, for ten years.',
          ],
        },
      ],
    },
    {
      slug: 'identity-from-the-factory',
      title: 'An identity from the factory',
      summary: 'Secure boot, one key per unit, and a production line that can’t leak them all.',
      description:
        'Device identity and secure boot: keys made on the chip, certificates issued on the line, locked debug ports, anti-rollback counters, and EU CRA duties.',
      lead: 'If one password opens ten thousand units, you’ve sold one unit, ten thousand times.',
      figure: { value: '4 s', label: 'on the line for a key no one else has ever seen' },
      parts: [
        {
          heading: 'On the line',
          text: [
            'Each device makes its own key pair, inside a secure element or the chip’s protected storage, and never shows the private half. A station signs its certificate through an intermediate key in an HSM, limited to the day’s quantity. A copied fixture can then make no more than today’s batch, and overproduction shows as a count. The step adds about four seconds a unit. Debug access is locked last, with an authenticated way in for returns.',
          ],
        },
        {
          heading: 'At boot',
          text: [
            'ROM verifies the loader, the loader verifies the image, and the release key lives in hardware that takes two people to use. A monotonic counter stops old, vulnerable images from being installed again. It only advances once the new image has confirmed itself; any earlier and it would cut off the way back the second slot exists to provide.',
          ],
        },
        {
          heading: 'For the next ten years',
          text: [
            'Since 11 September 2026 the EU’s Cyber Resilience Act has obliged makers to report actively exploited vulnerabilities; it applies in full from 11 December 2027, security updates over the support period included. So we plan for certificates that renew, a root you can replace in the field, and an archived toolchain that can rebuild year one’s image in year nine.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'marudhar-wind-forecast',
    heading: 'Read everything, write nothing.',
    text: 'At Marudhar Wind the controllers belong to machines you mustn’t disturb. The SCADA pipeline listens to 212 turbines around Jaisalmer and has no command to send them. Clocks and outages now come from the controllers themselves; with a day-ahead forecast on top, deviation charges fell by 44%.',
    figures: [
      { value: '212', label: 'turbines read' },
      { value: '−44%', label: 'deviation charges, over two quarters' },
      { value: '18 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'Over the bench.',
  questions: [
    {
      question: 'Zephyr, FreeRTOS, or Linux?',
      answer:
        'Linux if you need a display, a file system and 64 MB. Zephyr for new products with a radio, thanks to its drivers and its loader. FreeRTOS where the vendor’s kit is built on it and time is short. Bare metal below 32 kB of flash.',
    },
    {
      question: 'C or Rust?',
      answer:
        'C with MISRA C where a safety case or the vendor’s library asks for it. Rust for new parsers and protocol code, which is where memory faults live.',
    },
    {
      question: 'Do you design the board?',
      answer:
        'We review and measure; layout stays with your partner. We ask for two test pads and a bigger flash, and we’ve yet to regret either.',
    },
    {
      question: 'Can you save units that are already out there?',
      answer:
        'Sometimes. If the present updater can write a loader safely, we migrate in two stages. If a power cut in the middle would kill it, you get that probability before you decide.',
    },
  ],
  next: {
    heading: 'Post us two boards.',
    text: 'One that works and one that came back. Ten days later you have its reset history, a current trace and our best account of how it died.',
  },
  related: [
    '/services/industries/Power-Electrical',
    '/services/industries/Automotive-Aerospace',
    '/services/technology/security',
  ],
}
