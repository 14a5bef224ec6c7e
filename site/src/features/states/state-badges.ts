import type { StateProgram } from '../../model/state-program.ts';

type BadgeName = 'licensed' | 'approvedVendor' | 'allSubjects' | 'stateFunded';

/** The badges of a state's page in their order, without those that the state's data takes off. */
export function stateBadges(state: StateProgram): BadgeName[] {
  const statuses = {
    licensed: 'confirmed',
    approvedVendor: state.approvedVendor.status,
    allSubjects: 'confirmed',
    stateFunded: state.stateFunded.status,
  } as const;
  return (Object.keys(statuses) as BadgeName[]).filter((name) => statuses[name] !== 'none');
}
