/** Expected statuses of the staff's calls about vacancies (S1). */
export const createVacancyMatrix = ({ OFFICE, OFFICE_OWN }: Record<"OFFICE" | "OFFICE_OWN", string>) => ({
  managedVacancies: OFFICE_OWN,
  managedVacancy: OFFICE,
  addVacancy: OFFICE_OWN,
  changeVacancy: OFFICE,
  removeVacancy: OFFICE,
  arrangeVacancies: OFFICE,
});
