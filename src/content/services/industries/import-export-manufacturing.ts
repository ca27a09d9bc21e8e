import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Import-Export-Manufacturing',
  title: 'Import, export, manufacturing',
  metaTitle: 'Import, export and manufacturing software | Naksha',
  description:
    'HS codes, shipping bills, bills of lading and shop-floor data in one plan, so that the papers and the container always tell the same story.',
  lead: 'A container leaves Nhava Sheva with 22 pallets. The invoice says 22, the packing list 21, the bill of lading 22 with another weight. The goods are perfect and they’re going nowhere. We build the plan that all the papers are printed from.',
  facts: [
    { label: 'Team', value: '4 engineers, 1 trade analyst, 1 shop-floor engineer' },
    { label: 'Length', value: '16 weeks to a first lane, door to door' },
    { label: 'Works with', value: 'ICEGATE, EDIFACT, DCSA, OPC UA, your ERP' },
    { label: 'Starts from', value: '₹ 76 lakh for one plant and one port' },
  ],
  problem: {
    heading: 'Six documents, five typists.',
    text: [
      'You make pumps, garments, castings or spices, buy parts from four countries and sell to nine. The order is in the ERP, the cut and the batch on the shop floor, the packing list in a spreadsheet, the shipping bill with the customs broker and the bill of lading with the carrier. One quantity is typed five times.',
      'A difference of one carton or 40 kg stops the box at the gate. Demurrage and detention run at US$ 90 to 200 a day after the free days. An invoice number with a stray slash between GST return and shipping bill gives error SB005, and the IGST refund stays with customs until someone notices. Exporters with ₹ 3 crore parked that way are ordinary.',
      'On the import side the code decides the duty. A wrong heading at 7.5 in place of 10 per cent is cheerful for three years, until an audit asks for the balance with interest.',
    ],
  },
  stepsHeading: 'One lane first, then the next.',
  steps: [
    {
      title: 'Walk a shipment',
      weeks: 'Weeks 1–2',
      text: 'One real order, from purchase to proceeds, with every paper pinned to the wall.',
      result: 'A drawing with each field that’s typed twice.',
    },
    {
      title: 'Make the master',
      weeks: 'Weeks 3–6',
      text: 'Items with net weight, HS code, origin and pack rule. Partners with their identifiers.',
      result: 'A product master that customs, plant and sales have signed.',
    },
    {
      title: 'Connect the line',
      weeks: 'Weeks 4–10',
      text: 'Counters, scales and label printers feed the packing list; pallet labels carry an SSCC.',
      result: 'What was packed, recorded where it was packed.',
    },
    {
      title: 'Print from one plan',
      guards: true,
      weeks: 'Weeks 8–13',
      text: 'Invoice, packing list, shipping bill data, VGM and draft bill of lading from the same records.',
      result: 'A document set that can’t disagree with itself.',
    },
    {
      title: 'Ship live',
      weeks: 'Weeks 13–16',
      text: 'Thirty boxes through one port, our analyst beside your broker.',
      result: 'A lane that runs, and a price for the second.',
    },
  ],
  cardsHeading: 'From the press to the port.',
  cards: [
    {
      slug: 'hs-classification',
      title: 'HS codes with the reasoning kept',
      summary: 'Classification that proposes, cites the note and remembers who agreed.',
      description:
        'HS and ITC-HS classification with cited notes and rulings, duty and origin checks per lane, and a file for each code that stands in an audit.',
      lead: 'A pump for a washing machine: part of the machine, or a pump? Section XVI, note 2 decides, and the answer moves the duty. Someone in your firm knew this once and left.',
      figure: {
        value: '78%',
        label: 'of 6,200 items kept the first heading proposed, at six digits',
      },
      parts: [
        {
          heading: 'Propose and cite',
          text: [
            'A model reads the description, the bill of materials and the data sheet, and proposes up to three headings with the general rule, the section or chapter note and any advance ruling it relied on. A proposal without a citation is discarded. A classifier accepts, changes or asks. On 6,200 items at a valve maker, the first proposal stood for 78 per cent at six digits, and fewer at eight, where national lines differ.',
          ],
        },
        {
          heading: 'Six digits travel, the rest do not',
          text: [
            'The first six are common to the harmonised system. India adds two, the United States four, and the duty lives in those. We store the six once and the national tail per lane, each with its dates, because every January and every budget moves some. When a tariff changes, affected items and open orders are listed the same morning.',
          ],
        },
        {
          heading: 'Origin is a calculation',
          text: [
            'A trade agreement may want 35 per cent regional value and a change of subheading. We compute both from the bill of materials, show how close each item sits to the limit, and keep the supplier declarations that CAROTAR lets an officer ask for.',
          ],
        },
      ],
    },
    {
      slug: 'export-document-set',
      title: 'A document set that agrees',
      summary: 'Invoice, packing list, shipping bill, VGM and bill of lading from one record.',
      description:
        'Export documents from one record: GST invoice, packing list, shipping bill data, VGM and bill of lading, matched before the truck leaves.',
      lead: 'A bank checking a letter of credit reads like a proof-reader. The credit says “stainless valves”, the invoice “steel valves”: one discrepancy, US$ 75 and four days.',
      figure: { value: 'US$ 75', label: 'and four days, for one discrepancy between two papers' },
      parts: [
        {
          heading: 'Compare before the gate',
          text: [
            'All documents are views of one shipment record. What others issue comes back as data: the broker’s checklist, the carrier’s draft. We compare it field by field before let export order. Quantities and weights must match to the unit, the invoice description to the credit, and nothing may conflict with anything else, which is the test in UCP 600. The list of differences is usually four lines long. It used to be a phone call in week three.',
          ],
        },
        {
          heading: 'The refund needs the same invoice',
          text: [
            'Customs matches shipping bill and GSTR-1 on GSTIN, shipping bill number and date, port code, invoice number and the tax paid. We generate both sides from the one invoice and watch the response codes. A mismatch is corrected in days, while the shipment is still remembered.',
          ],
        },
        {
          heading: 'Weight and seal',
          text: [
            'SOLAS wants the verified gross mass before loading. Method 2, summing packages and tare, only works with honest package weights, so scales at the line feed it. The container number’s check digit and the ISO 17712 seal number are photographed, read and compared at stuffing, at the gate and on the bill.',
          ],
        },
      ],
    },
    {
      slug: 'shop-floor-execution',
      title: 'Shop-floor data people believe',
      summary: 'Counts, stops and batches from machines old and new, in ISA-95 terms.',
      description:
        'A manufacturing execution layer over OPC UA, Modbus and retrofit sensors: true OEE, batch genealogy and orders that report back to the ERP.',
      lead: 'The board in the hall says 84 per cent OEE. The shift leader types it. The press next to the board has been waiting for a die since ten.',
      figure: { value: '84% → 60%', label: 'is what OEE does on the first honest day' },
      parts: [
        {
          heading: 'Reach the machine',
          text: [
            'New machines speak OPC UA with a companion specification. The middle generation has a PLC with Modbus TCP or a vendor driver. The 1994 press gets a current clamp and a proximity switch for ₹ 9,000, which is enough for cycles and stops. An edge box buffers 72 hours and publishes Sparkplug B over MQTT, so a consumer knows the difference between zero and disconnected.',
          ],
        },
        {
          heading: 'Stops need a reason',
          text: [
            'Machines know that they stopped; people know why. After three minutes the operator’s tablet asks, with the five likeliest reasons for that station first. More than eleven choices and everyone picks “other”. Short stops are grouped by pattern, and they often hide more hours than the breakdowns do.',
          ],
        },
        {
          heading: 'From order to pallet',
          text: [
            'The ERP sends orders at ISA-95 level 4; execution returns quantities, scrap and consumed lots. Genealogy links melt, lot and pallet label. If the ERP is down for a shift, the floor carries on and posts later, in sequence. Expect true OEE near 60 on the first honest day.',
          ],
        },
      ],
    },
    {
      slug: 'container-visibility',
      title: 'Containers, free days and the next move',
      summary: 'Carrier events in one format, with the cost of waiting counted before it starts.',
      description:
        'Container tracking on DCSA events and terminal feeds, with free days, demurrage and detention forecast per box and a suggested next move.',
      lead: 'Knowing where the box is has become easy. Knowing what it’ll cost on Friday, and who should act on Wednesday, is the useful part.',
      figure: { value: '14%', label: 'of 2,600 boxes disputed in six months, nearly all credited' },
      parts: [
        {
          heading: 'Nine carriers, one language',
          text: [
            'Some offer DCSA track-and-trace, some EDIFACT IFTSTA, some a web page. Terminals and rail have their own feeds. We map all of them to planned, estimated and actual events per box and keep the source on each. Sources contradict one another in about 7 per cent of moves; gate-out from the terminal outranks the carrier’s estimate, and the rule is written down.',
          ],
        },
        {
          heading: 'Free days as data',
          text: [
            'Free time differs by carrier, port, size and contract, and demurrage inside the terminal is another clock than detention outside it. We store your negotiated terms and run both clocks per container. Each morning lists boxes by rupees at risk in the next four days, with the move that stops the clock: pay duty, book the truck, return the empty.',
          ],
        },
        {
          heading: 'Invoices, checked',
          text: [
            'Carrier invoices for waiting are compared with the recorded events. One importer of 2,600 boxes a year disputed 14 per cent of them in the first six months and was credited for nearly all, since the evidence had been collected on the day.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'The price did not move.',
    text: 'Teesta Freight in Siliguri quoted by phone and called back two days later. Its portal now estimates a lane while the customer waits, and the driver accepts on a phone. Six of us held our own estimate too.',
    figures: [
      { value: '2 days → 4 min', label: 'from request to quote' },
      { value: '16 weeks', label: 'to go live' },
      { value: '6', label: 'people on the team' },
    ],
  },
  questionsHeading: 'From the dock and the plant.',
  questions: [
    {
      question: 'Do you file with customs for us?',
      answer:
        'No. Your broker or your own licensed desk files. We prepare the data, compare the checklist and read the responses back from ICEGATE.',
    },
    {
      question: 'Are electronic bills of lading usable yet?',
      answer:
        'Between parties on one approved platform, yes. For a negotiable bill check the law at both ends, since adoption of MLETR is uneven. We keep paper as a fallback for each lane.',
    },
    {
      question: 'Can you start without touching the PLCs?',
      answer:
        'Usually. Read-only OPC UA or a clamp sensor gives counts and stops. Writing to a controller is a separate sheet with your automation vendor at the table.',
    },
    {
      question: 'Two plants, two ERPs?',
      answer:
        'Common after an acquisition. The shipment record sits above both, and neither has to move first.',
    },
  ],
  next: {
    heading: 'Send us one bad shipment.',
    text: 'The whole bundle, stamps and all. We lay the documents side by side and tell you which field started it and what one lane would cost to fix.',
  },
  related: [
    '/services/industries/Automotive-Aerospace',
    '/services/technology/digital',
    '/services/technology/blockchain',
  ],
}
