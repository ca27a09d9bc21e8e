/** What those who run the team may ask of the rows; everybody else knows members. */
export {
  addStaff,
  allStaff,
  emailOf,
  emailsOf,
  holdStaff,
  replaceStaff,
  staffByEmail,
} from './staff-store.ts'
export type { StaffTable, StaffTables } from './staff-store.ts'
