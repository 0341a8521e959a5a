/** Couriers of every demo brand. */
export const demoCouriers = [
  { name: "Jasur Toʻxtayev", phone: "+998901110001" },
  { name: "Bekzod Rahimov", phone: "+998901110002" },
  { name: "Malika Yusupova", phone: "+998901110003" },
  { name: "Timur Sodiqov", phone: "+998901110004" },
];
