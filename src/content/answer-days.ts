/** Within how many working days we promise an answer; the words of the promise are in `homeCopy` and `careersCopy`. */
export const answerDays = { enquiry: 2, application: 2 }

/** Days on which nobody works besides Saturdays and Sundays, each year: month and day. */
export const closedDays = ['01-01', '01-26', '05-01', '08-15', '10-02', '12-25']
