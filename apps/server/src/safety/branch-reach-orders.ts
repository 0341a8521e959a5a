type ExpectedAnswer = [404, { params: { id: string }; body?: object }];

/** Calls that change an order. The office of another branch gets 404. */
export function createExpectedOrderAnswers({ id }: { id: string }, branchId: string) {
  const params = { id };
  const createOrderCase = (body: object): ExpectedAnswer => [404, { params, body: { version: 1, ...body } }];
  const service = { serviceType: "PICK_UP", branchId };
  const orderServiceTypes: ExpectedAnswer = [404, { params }];
  return {
    acceptOrder: createOrderCase({}),
    seeOrder: createOrderCase({}),
    refuseOrder: createOrderCase({ reason: "OTHER" }),
    moveOrder: createOrderCase({ status: "COOKING" }),
    assignCourier: createOrderCase({ courierId: null }),
    addMinutes: createOrderCase({ minutes: 5 }),
    changePayment: createOrderCase({ paymentType: "CASH" }),
    sendPaymentLink: orderServiceTypes,
    changeDelivery: createOrderCase({ deliveryType: "LAMENU" }),
    settleCourier: createOrderCase({ courierPaid: true }),
    orderServiceTypes,
    quoteServiceType: createOrderCase({ service }),
    changeServiceType: createOrderCase({ service, totalPrice: 0 }),
  };
}
