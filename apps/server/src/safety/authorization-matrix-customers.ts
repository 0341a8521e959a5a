type Answers = Record<"OWN" | "OFFICE" | "OFFICE_OWN", string>;

/** Of customers as the staff know them, and of what they said of orders (S1). */
export const customerMatrix = ({ OWN, OFFICE, OFFICE_OWN }: Answers) => ({
  customers: OFFICE_OWN,
  customer: OFFICE,
  noteCustomer: OFFICE,
  blockCustomer: OFFICE,
  grantCashback: OFFICE,
  gradeOrder: OWN,
  orderReview: OWN,
  staffReviews: OFFICE_OWN,
  answerReview: OFFICE,
  hideComment: OFFICE,
});
