type ExpectedStatusesByCase = Record<"OWN" | "OFFICE" | "OFFICE_OWN", string>;

/** Expected statuses of the staff's calls about customers, their reviews and their claims (S1). */
export const createCustomerMatrix = ({ OWN, OFFICE, OFFICE_OWN }: ExpectedStatusesByCase) => ({
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
  orderClaims: OWN,
  claimOrder: OWN,
  addClaimPhoto: OWN,
  staffClaims: OFFICE_OWN,
  answerClaim: OFFICE,
});
