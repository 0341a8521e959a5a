/** Labels that the store has words for; a brand's own are told as it wrote them. */
export const LABELS = ["HIT", "NEW", "SPICY", "VEGETARIAN", "HALAL"] as const;
