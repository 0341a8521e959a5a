type ExpectedReach = [404, { params: { id: string }; body?: object }];

/** Calls that change an order. The office of another branch gets 404. */
export function orderReach({ id }: { id: string }, branchId: string) {
  const params = { id };
  const ofOrder = (body: object): ExpectedReach => [404, { params, body: { version: 1, ...body } }];
  const service = { serviceType: "PICK_UP", branchId };
  const orderServiceTypes: ExpectedReach = [404, { params }];
  return {
    acceptOrder: ofOrder({}),
    seeOrder: ofOrder({}),
    refuseOrder: ofOrder({ reason: "OTHER" }),
    moveOrder: ofOrder({ status: "COOKING" }),
    assignCourier: ofOrder({ courierId: null }),
    addMinutes: ofOrder({ minutes: 5 }),
    changePayment: ofOrder({ paymentType: "CASH" }),
    sendPaymentLink: orderServiceTypes,
    changeDelivery: ofOrder({ deliveryType: "LAMENU" }),
    settleCourier: ofOrder({ courierPaid: true }),
    orderServiceTypes,
    quoteServiceType: ofOrder({ service }),
    changeServiceType: ofOrder({ service, totalPrice: 0 }),
  };
}
