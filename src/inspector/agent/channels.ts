/** The version of what agents and inspectors say; another one is not understood. */
export const protocol = 1

/** Where agents and inspectors of one origin find each other. */
export const meetingChannel = 'limelight-inspector'

/** The channel of one inspector and the one agent to which it is attached. */
export const privateChannel = (peer: string) => `${meetingChannel}:${peer}`
