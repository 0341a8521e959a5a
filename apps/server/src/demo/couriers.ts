/** Couriers of every demo brand. */
export const demoCouriers = [
  { name: "Jasur Toʻxtayev", phone: "+998901110001", vehicle: "Honda Dio · 01 0432 AA" },
  { name: "Bekzod Rahimov", phone: "+998901110002", vehicle: "Damas · 01 A 234 BC" },
  { name: "Malika Yusupova", phone: "+998901110003", vehicle: "Cobalt · 01 K 718 EA" },
  { name: "Timur Sodiqov", phone: "+998901110004", vehicle: null },
];
