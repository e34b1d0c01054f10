/** Fields of events and states that open what is only this guest's: a log that leaves the page holds none of their texts (contract §5). */
export const livePersonal = ['streamUrl']
